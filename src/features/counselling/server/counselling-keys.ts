/** A topic as addresses are compared: `Calm+Evenings` and `calm evenings` are the same. */
export function topicKey(topic: string): string {
  return topic
    .replaceAll('+', ' ')
    .replaceAll('\0', ' ')
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
}

export function emailOf(given: string): string {
  return given.replaceAll('\0', ' ').trim().toLowerCase()
}

/** A calendar day as YYYY-MM-DD; anything else becomes a day without sessions. */
export function dayOf(given: string): string {
  const day = given.trim()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? day : NO_DAY
}

const NO_DAY = '0001-01-01'
