import { describe, expect, it } from 'vitest'
import { fieldsReader, toForm, wordsIn } from './profile-form.ts'

const profile = {
  user_id: 7,
  name: 'Asha Verma',
  picture: null,
  designation: 'Teacher',
  introduction: 'I listen.',
  user_experience: '',
  qualifications: '',
  expertise: '',
  associated_organisations: '',
  children_helped: '10-100' as const,
  recommendation_text: '',
  hidden_reason: null,
  is_waiting: false,
  revision: 'now',
}

describe('the form of the public profile', () => {
  it('begins with its words and nothing else', () => {
    const values = toForm(profile)
    expect(values).toMatchObject({ designation: 'Teacher', children_helped: '10-100' })
    expect(Object.keys(values)).not.toContain('user_id')
    expect(toForm({ ...profile, children_helped: null }).children_helped).toBe('')
  })

  it('is previewed as it stands: trimmed, and without a range that is none', () => {
    const fields = new URLSearchParams({ designation: ' Teacher ', children_helped: '1000' })
    expect(wordsIn(fieldsReader(fields))).toMatchObject({
      designation: 'Teacher',
      introduction: '',
      children_helped: null,
    })
  })
})
