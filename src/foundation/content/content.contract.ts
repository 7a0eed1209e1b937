import { z } from 'zod'
import { isForm, longText, optionalText } from '#contract/fields.ts'
import { id, optionalField, repeatable, revision } from '#contract/wire.ts'
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '#contract/written-languages.ts'

/** An optional text of one line (`line`) or several (`text`). */
export const line = (most: number) => optionalField(optionalText(most))
export const text = (most: number) => optionalField(longText(most))
/** Ids of terms, speakers and other things chosen in a form. */
export const ids = optionalField(repeatable(id))

/** The id that a form of content sends, unless it's new, and the revision that the form was opened with. */
export const ofContent = { id: optionalField(id), revision }

type Names<Texts> = keyof Texts & string
type InBoth<Name extends string, Value> = Record<`${Name}_${WrittenLanguage}`, Value>
type Fields<Texts> = { [Name in Names<Texts> as `${Name}_${WrittenLanguage}`]: Texts[Name] }
type InSlots<Texts, Slot extends number> = {
  [Name in Names<Texts> as `${Name}_${Slot}_${WrittenLanguage}`]: Texts[Name]
}

/**
 * Fields for texts in two languages, by column name, each with its schema. They are flat and named as on the page:
 * `title_en`, `title_hi`.
 */
export function textsInBoth<Texts extends Record<string, z.ZodType>>(texts: Texts) {
  const names = Object.keys(texts) as Names<Texts>[]
  const each = (valueFor: (name: Names<Texts>, language: WrittenLanguage) => unknown, slot = '') =>
    Object.fromEntries(
      names.flatMap((name) =>
        WRITTEN_LANGUAGES.map((language) => [`${name}${slot}_${language}`, valueFor(name, language)]),
      ),
    )
  return {
    names,
    /** What a form sends. */
    fields: each((name) => texts[name]) as Fields<Texts>,
    /** The initial values of a form. */
    form: each(() => z.string()) as InBoth<Names<Texts>, z.ZodString>,
    defaults: each(() => '') as InBoth<Names<Texts>, string>,
    /** The fields of a form that repeats them, numbered: `title_1_en`. */
    inSlots: <Slot extends number>(slots: readonly Slot[]) =>
      Object.assign({}, ...slots.map((slot) => each((name) => texts[name], `_${slot}`))) as InSlots<
        Texts,
        Slot
      >,
    /** The fields of one slot of such a form, with empty texts for missing ones. */
    ofSlot: (fields: Readonly<Record<string, unknown>>, slot: number) =>
      each((name, language) => fields[`${name}_${slot}_${language}`] ?? '') as InBoth<Names<Texts>, string>,
  }
}

/** `.refine(...inOneLanguage('title'))`: the text is required in at least one of the languages. */
export const inOneLanguage = (
  name: string,
): [
  (fields: Readonly<Record<string, unknown>>) => boolean,
  { path: string[]; message: string; when: typeof isForm },
] => [
  (fields) => Boolean(fields[`${name}_en`] || fields[`${name}_hi`]),
  { path: [`${name}_en`], message: '#one_language', when: isForm },
]

/** `Captions, Breaks`: what is missing before publication, named the same on the page and in an error. */
export const missingLabels = <Name extends string>(
  labels: Readonly<Record<Name, () => string>>,
  missing: readonly Name[],
): string => missing.map((name) => labels[name]()).join(', ')

/** A picture of content as its form shows it. */
export const shownPicture = z.object({ address: z.string(), alt_en: z.string(), alt_hi: z.string() })

/** A form's values with defaults for empty ones. */
export function filledIn<Form extends object>(
  defaults: Form,
  given: { readonly [Name in keyof Form]?: Form[Name] | null | undefined },
): Form {
  const filled = Object.entries(defaults).map(([name, value]) => [name, given[name as keyof Form] ?? value])
  return Object.fromEntries(filled) as Form
}

/** What an editor may do with content that goes from draft to published to closed, and can be reopened. */
export const publicationAbilities = (isEditor: boolean, publication: string) => ({
  edit: isEditor,
  publish: isEditor && publication === 'draft',
  close: isEditor && publication === 'published',
  reopen: isEditor && publication !== 'draft' && publication !== 'published',
})
