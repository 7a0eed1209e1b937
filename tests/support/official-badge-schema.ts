import { readFileSync } from 'node:fs'

/**
 * 1EdTech's own JSON schema of an AchievementCredential (Open Badges 3.0, draft 2019-09), where OPEN_BADGES_SCHEMA
 * names the file: its licence lets us use it, and not pass it on with our source.
 */
export function officialBadgeSchema(): object | undefined {
  const path = process.env.OPEN_BADGES_SCHEMA
  return path ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
