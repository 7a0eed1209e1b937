import { m } from '#messages/messages.js'

const names = {
  Male: m.profile_gender_male,
  Female: m.profile_gender_female,
  Others: m.profile_gender_others,
}

export const genders = ['Female', 'Male', 'Others'] as const

export function genderName(gender: (typeof genders)[number]): string {
  return names[gender]()
}
