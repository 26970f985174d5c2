const CURES: [pattern: RegExp, cure: string][] = [
  [/ENOSPC|EDQUOT|disk is full|SQLITE_FULL/i, "make room on that disk"],
  [/EACCES|EPERM|EROFS|readonly|SQLITE_(READONLY|CANTOPEN)|unable to open/i, "give this process write access"],
  [/ENOTDIR|EEXIST|EISDIR|ENAMETOOLONG|ELOOP/i, "remove the file in its place"],
  [/EIO|SQLITE_IOERR|disk I\/O/i, "check that disk"],
];

/** What an operator can do about an unusable folder; undefined when the folder is not the cause. */
export function cureOfFolder(error: unknown): string | undefined {
  const text = error instanceof Error ? `${"code" in error ? String(error.code) : ""} ${error.message}` : String(error);
  return CURES.find(([pattern]) => pattern.test(text))?.[1];
}
