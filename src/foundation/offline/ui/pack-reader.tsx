import { useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { ButtonLink } from '#ui-kit/button.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { sizeLabel } from '#ui-kit/file-size.ts'
import { pageTitle } from '#ui-kit/page-head.tsx'
import type { Pack, PackText } from '../device/device-store.ts'
import { packOf } from '../device/packs.ts'
import styles from './offline-page.module.css'

/** One pack, read only from this device. */
export function PackReader({ name }: { name: string }) {
  const [pack, setPack] = useState<Pack | null>()
  useEffect(() => void packOf(name).then((found) => setPack(found ?? null)), [name])
  if (pack === undefined) return null
  if (pack === null) return <p>{m.offline_pack_gone()}</p>
  return (
    <article className={styles.pack} aria-labelledby="pack">
      <title>{pageTitle(pack.title)}</title>
      <h1 id="pack" className={styles.heading} lang={pack.language} tabIndex={-1}>
        {pack.title}
      </h1>
      <p className={styles.soft}>
        {m.offline_pack_as_of()} <DateTime moment={pack.saved_at} kind="dayAndTime" />.{' '}
        <a href={pack.address}>{m.offline_pack_page()}</a>
      </p>
      <PackTexts texts={pack.texts.filter(({ isAboveFiles }) => isAboveFiles)} />
      {pack.files.length > 0 && (
        <section className={styles.part} aria-labelledby="files">
          <h2 id="files" className={styles.title}>
            {m.offline_pack_files()}
          </h2>
          <ul className={styles.list}>
            {pack.files.map((file) => (
              <li key={file.address} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.name}>
                    <a href={file.address}>{file.name}</a>
                  </p>
                  <p className={styles.soft}>{sizeLabel(file.size)}</p>
                </div>
                <ButtonLink
                  href={`${file.address}?download=1`}
                  download={file.name}
                  aria-label={m.offline_file_copy_of({ name: file.name })}
                >
                  {m.offline_file_copy()}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PackTexts texts={pack.texts.filter(({ isAboveFiles }) => !isAboveFiles)} />
    </article>
  )
}

function PackTexts({ texts }: { texts: readonly PackText[] }) {
  return texts.map(({ heading, language, lines }) => (
    <section key={heading} className={styles.text}>
      <h2 className={styles.title}>{heading}</h2>
      <div lang={language}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a saved text never change
          <p key={at}>{line}</p>
        ))}
      </div>
    </section>
  ))
}
