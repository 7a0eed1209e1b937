import { type Options, renderAsync } from 'docx-preview'
import { ReadContent } from './read-content.tsx'
import { useFileContent } from './use-file-content.ts'
import type { ViewProps } from './view-props.ts'
import styles from './viewer.module.css'

/** Shows a document as flowing text in the available width, without embedded files and fonts. */
const options: Partial<Options> = {
  inWrapper: false,
  ignoreWidth: true,
  ignoreHeight: true,
  ignoreFonts: true,
  breakPages: false,
  renderHeaders: false,
  renderFooters: false,
  renderAltChunks: false,
  renderComments: false,
  useBase64URL: true,
}

/** A Word file in a frame without scripts, forms or an origin. The page's policy doesn't let it fetch anything. */
export function WordView({ file, address, language }: ViewProps) {
  const read = useFileContent(address, readWord)
  return (
    <ReadContent read={read}>
      {(words) => (
        <iframe
          className={styles.word}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={documentOf(words, language)}
          title={file.name}
        />
      )}
    </ReadContent>
  )
}

async function readWord(bytes: Blob): Promise<string> {
  const page = document.implementation.createHTMLDocument('')
  const [body, sheets] = [page.createElement('div'), page.createElement('div')]
  await renderAsync(bytes, body, sheets, options)
  cleanWord(body)
  const css = Array.from(sheets.querySelectorAll('style'), ({ textContent }) => textContent).join('\n')
  return `<style>${css.replaceAll('<', '\\3c ')}</style>${body.innerHTML}`
}

const OWN_STYLE =
  'body{margin:1.25rem;color:#1d2433;background:#fff;font:1.05rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'section{padding:0!important;min-height:0!important}img,svg{max-width:100%;height:auto}table{max-width:100%}'

const documentOf = (words: string, language: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${OWN_STYLE}</style><body>${words}</body></html>`

/** Elements that a text doesn't need. */
const UNWANTED =
  'script, style, iframe, frame, object, embed, link, meta, base, form, input, button, audio, video'
const WEB = /^(https?:|mailto:)/i

/** Removes everything from a converted document that could run or fetch from elsewhere. */
function cleanWord(root: Element): void {
  for (const element of root.querySelectorAll(UNWANTED)) element.remove()
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (!isHarmless(name.toLowerCase(), value.trim())) element.removeAttribute(name)
    }
    if (element.localName === 'a' && WEB.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer nofollow')
    }
  }
}

function isHarmless(name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc' || name === 'srcset' || name === 'formaction') return false
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#') || WEB.test(value)
  if (name === 'src') return /^data:image\/(png|jpeg|gif|webp|bmp);/i.test(value)
  if (name === 'style') return !/url\(|expression\(|@import/i.test(value)
  return true
}
