import { describe, expect, it } from 'vitest'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import type { CampaignRow } from '../campaigns.queries.ts'
import { posterSheet } from './poster-sheet.ts'

const campaign: CampaignRow = {
  id: 7,
  kind: 'individual',
  status: 'live',
  held_at: null,
  hold_reason: null,
  program_id: 1,
  program_name: 'Inclusive schools',
  program_title: 'Inclusive schools',
  program_publication: 'published',
  owner_id: 1,
  username: 'meera',
  part_of_id: null,
  organisation_name: null,
  display_name: 'Meera and friends',
  message: 'Come.\n\nIt takes five minutes.',
  goal: 25,
  logo: null,
  cover: null,
  is_listed: true,
  referral_code: 'K7QF92MX',
  join_code: null,
  completions_count: 0,
  created_at: '2026-01-15T06:30:00Z',
}
const sheet = (given: Partial<CampaignRow> = {}, language: 'en' | 'hi' = 'en') =>
  posterSheet(
    { ...campaign, ...given },
    { publicUrl: 'https://pankh.test', language, made_at: new Date('2026-01-15T06:30:00Z') },
  )
const words = ({ elements }: PdfSheet) =>
  elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []))

describe('a poster', () => {
  it('has a code that says that it came from a poster, and whose', () => {
    const [code] = sheet().elements.filter(({ kind }) => kind === 'qr')
    expect(code).toMatchObject({
      text: 'https://pankh.test/programs/individual/Inclusive+schools/meera/7?utm_source=poster&referral_code=K7QF92MX',
    })
    expect(words(sheet())).toContain('pankh.test/programs/individual/7')
  })

  it("says an organisation's name on its own poster, and never for a promoter", () => {
    const given = { display_name: '', organisation_name: 'Sunrise School' }
    expect(words(sheet({ ...given, kind: 'organisation' })).join()).toContain('Sunrise School')
    expect(words(sheet({ ...given, part_of_id: 3 })).join()).not.toContain('Sunrise School')
  })

  it('is whole before anything was written, and without words that it has no letters for', () => {
    const [bare, foreign] = [
      sheet({ display_name: '', message: '' }),
      sheet({ display_name: 'மீரா', message: 'வாருங்கள்' }),
    ]
    expect(words(bare)).toEqual(words(foreign))
    expect(bare.title).toBe('Inclusive schools')
    expect(
      words(sheet({ display_name: 'மீரா', kind: 'organisation', organisation_name: 'Asha School' })),
    ).toContain('Asha School')
  })

  it('says what is written in Devanagari as Hindi, and its own words in the language asked for', () => {
    const { elements, language } = sheet({ message: 'पाँच मिनट दें।' }, 'hi')
    expect(language).toBe('hi')
    expect(
      elements.find((element) => element.kind === 'text' && element.text === 'पाँच मिनट दें।'),
    ).toMatchObject({ language: 'hi' })
    expect(elements.find((element) => element.kind === 'text' && element.role === 'H1')).toMatchObject({
      language: 'en',
    })
  })

  it('ends a long message after a word', () => {
    const long = words(sheet({ message: 'kind words '.repeat(90) })).find((text) => text.startsWith('kind'))
    expect(long?.length).toBeLessThan(430)
    expect(long).toMatch(/ (kind|words) …$/)
  })
})
