/** Names of the form's fields. */
export const feedFields = { address: "adres", file: "bestand" } as const;
