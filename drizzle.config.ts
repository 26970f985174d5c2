import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./backend/storage/tables.ts", "./backend/storage/tables-identity.ts", "./backend/storage/tables-users.ts"],
  out: "./backend/storage/migrations",
});
