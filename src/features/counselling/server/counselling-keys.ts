/** A topic as addresses are held against it: `Calm+Evenings` and `calm evenings` are one. */
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

/** A day of the calendar as YYYY-MM-DD; what is none becomes a day on which nothing was held. */
export function dayOf(given: string): string {
  const day = given.trim()
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? day : NO_DAY
}

const NO_DAY = '0001-01-01'
