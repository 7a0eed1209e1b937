import { type SyntheticEvent, useState } from 'react'
import type { TextLanguage } from '#contract/language.ts'
import { WRITTEN_LANGUAGES, type WrittenLanguage, writtenFor } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FieldGroup } from '#ui-kit/field.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { countWords, isShort, MOST_TYPED, MOST_WORDS, sentencesIn } from '../easy-read.contract.ts'
import { SYMBOL_NAMES, type SymbolName, symbolAddress } from '../symbols.contract.ts'
import { symbolWord, withSymbols } from '../with-symbols.contract.ts'
import styles from './easy-read.module.css'
import { EasySentences } from './easy-sentences.tsx'

const labels = { en: m.easy_read_field_en, hi: m.easy_read_field_hi }

/** The short text in both languages with its symbols, with a word count and a preview while typing. */
export function EasyReadFields() {
  const [en, hi] = [useFormField('in_short_en'), useFormField('in_short_hi')]
  const symbols = useFormField('in_short_symbols')
  const [texts, setTexts] = useState({ en: en.values[0] ?? '', hi: hi.values[0] ?? '' })
  const [chosen, setChosen] = useState(symbols.values as readonly SymbolName[])

  function read({ target }: SyntheticEvent<HTMLDivElement>) {
    if (target instanceof HTMLTextAreaElement) {
      const language = target.name === 'in_short_hi' ? 'hi' : 'en'
      setTexts((now) => ({ ...now, [language]: target.value }))
    }
    if (target instanceof HTMLInputElement && target.name === 'in_short_symbols') {
      const name = target.value as SymbolName
      setChosen((now) => (target.checked ? [...now, name] : now.filter((one) => one !== name)))
    }
  }

  return (
    <div className={styles.fields} onInput={read}>
      <p>{m.easy_read_fields_lead({ setting: m.reading_easy() })}</p>
      <div className={styles.pair}>
        {WRITTEN_LANGUAGES.map((language) => (
          <div key={language}>
            <FormTextArea
              name={`in_short_${language}`}
              label={labels[language]()}
              help={m.easy_read_field_help()}
              lang={language}
              rows={4}
              maxLength={MOST_TYPED}
            />
            <Counts text={texts[language]} />
          </div>
        ))}
      </div>
      <Disclosure
        look="card"
        summary={m.easy_read_symbols_add()}
        open={symbols.values.length > 0 || symbols.error !== undefined}
      >
        <FieldGroup
          legend={m.easy_read_symbols_legend()}
          help={m.easy_read_symbols_help()}
          id={symbols.id}
          error={symbols.error}
        >
          <div className={styles.symbols}>
            {SYMBOL_NAMES.map((name) => (
              <Checkbox
                key={name}
                name="in_short_symbols"
                value={name}
                defaultChecked={symbols.values.includes(name)}
                label={<SymbolLabel name={name} />}
                help={
                  chosen.includes(name) && !hasWord(name, texts)
                    ? m.easy_read_symbol_without_word()
                    : undefined
                }
              />
            ))}
          </div>
          <p className={styles.note}>{m.easy_read_symbols()}</p>
        </FieldGroup>
      </Disclosure>
      <Preview texts={texts} symbols={chosen} />
    </div>
  )
}

type Texts = Record<WrittenLanguage, string>

function hasWord(name: SymbolName, texts: Texts): boolean {
  return WRITTEN_LANGUAGES.some((language) =>
    withSymbols(texts[language], { language, symbols: [name] }).some(({ symbol }) => symbol),
  )
}

function SymbolLabel({ name }: { name: SymbolName }) {
  return (
    <span className={styles.symbol}>
      <img src={symbolAddress(name)} alt="" width="32" height="32" loading="lazy" />
      {symbolWord(name, writtenFor(m.page_language() as TextLanguage))}
    </span>
  )
}

function Counts({ text }: { text: string }) {
  const sentences = sentencesIn(text)
  if (sentences.length === 0) return null
  return (
    <ul className={styles.counts}>
      {sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is identified by its position while typing
        <li key={at} data-long={!isShort(sentence) || at > 2}>
          {m.easy_read_count({ sentence: at + 1, words: countWords(sentence), most: MOST_WORDS })}
        </li>
      ))}
    </ul>
  )
}

function Preview({ texts, symbols }: { texts: Texts; symbols: readonly SymbolName[] }) {
  const written = WRITTEN_LANGUAGES.filter((language) => texts[language].trim() !== '')
  if (written.length === 0) return null
  return (
    <div className={styles.card}>
      <p className={styles.note}>{m.easy_read_preview()}</p>
      {written.map((language) => (
        <EasySentences
          key={language}
          language={language}
          sentences={[...new Set(sentencesIn(texts[language]))]}
          symbols={symbols}
        />
      ))}
    </div>
  )
}
