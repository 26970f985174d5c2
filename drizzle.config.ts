import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./backend/storage/tables*.ts",
  out: "./backend/storage/migrations",
});
