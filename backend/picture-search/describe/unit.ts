/** Scales a vector to a length, in place; one of only zeros stays as it is. */
export function toLength<T extends Float32Array | Float64Array>(vector: T, length = 1): T {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += (vector[i] ?? 0) ** 2;
  const scale = length / Math.sqrt(sum || 1);
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) * scale;
  return vector;
}
