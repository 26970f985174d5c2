/** `Bosch Klopboormachine` beside `Bosch` → `Klopboormachine`; a name without that prefix is unchanged. */
export function nameWithoutBrand(name: string, brand: string | null): string {
  if (!brand || !name.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return name;
  const rest = name.slice(brand.length + 1).trim();
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : name;
}
