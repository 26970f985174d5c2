import type { ServiceName } from "#contract/services";

/** What the embedded backend is told by whoever starts it; environment variables are read by the door. */
export interface BackendConfig {
  /** Folder for everything that must survive a restart. */
  dataDir: string;
  /** Address of a PostgreSQL server in the place of the embedded store. */
  databaseUrl?: string;
  /** Size of the demo shop that an empty store is filled with; 0 for an empty shop. */
  demoProducts: number;
  /** The services answered here; the others are remote. */
  embedded: readonly ServiceName[];
  /** Told in a few words what takes long. */
  progress?: (message: string) => void;
}
