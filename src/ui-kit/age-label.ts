import { m } from '#messages/messages.js'

/** 'Ages 3 to 6, 6 to 9 and 2 more' */
export function ageLabel(ages: readonly { name: string }[], most = 2): string {
  const named = ages.slice(0, most).map((age) => age.name)
  const rest = ages.length - named.length
  return m.ages({ ages: named.join(', ') }) + (rest > 0 ? ` ${m.and_more({ count: rest })}` : '')
}
