import { minify, type Plugin } from 'vite'

/** Placeholder for the language of the page in built code, until each language has its own files. */
const LANGUAGE = '__LANGUAGE__'
const MESSAGE = /\/messages\.gen\/messages\/\w+\.js$/

/**
 * A browser gets the texts of one language only: all of them would slow down everyone's first load. Files of the
 * first language are in `assets/`, those of another one in `assets/{language}/` under the same names, so that a page
 * in it differs only by that folder (`web/server.tsx`).
 *
 * @param languages the first one is that of addresses without a prefix
 */
export function splitByLanguage(languages: readonly [string, ...string[]]): Plugin {
  const [first, ...others] = languages
  return {
    name: 'split-by-language',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !MESSAGE.test(id)) return null
      return chooseAtBuild(code, languages)
    },
    generateBundle: {
      // Only then has Vite written the styles of each chunk into it.
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          for (const language of others) {
            const fileName = inFolderOf(language, chunk.fileName)
            this.emitFile({ type: 'asset', fileName, source: await inLanguage(chunk.code, language) })
          }
          chunk.code = await inLanguage(chunk.code, first)
        }
      },
    },
  }
}

/** `assets/page.js` is `assets/hi/page.js` in Hindi. */
const inFolderOf = (language: string, file: string) => file.replace(/^assets\//, `assets/${language}/`)

/**
 * The source of a message whose text is chosen at build time, not at each call. Legal texts keep all languages, since
 * their calls name one.
 */
export function chooseAtBuild(code: string, languages: readonly string[]): string {
  const key = /^export const (\w+) =/m.exec(code)?.[1]
  if (!key) return code
  if (key.startsWith('legal_')) return code.replaceAll('?? getLocale()', `?? ${LANGUAGE}`)
  const texts = languages.map((language) => textIn(language, { key, code }))
  const chosen = texts.slice(1).reduceRight((rest, one, index) => {
    return `${LANGUAGE} === '${languages[index + 1]}' ? ${one} : ${rest}`
  }, texts[0])
  const imports = (code.match(/^import .*$/gm) ?? []).filter((line) => !line.includes('/runtime.js'))
  return `${imports.join('\n')}\nexport const ${key} = ${chosen}\n`
}

function textIn(language: string, { key, code }: { key: string; code: string }): string {
  const text = new RegExp(`^const ${language}_${key} = ([\\s\\S]*?^\\});$`, 'm').exec(code)?.[1]
  if (!text) throw new Error(`the message ${key} has no text in ${language}`)
  return text
}

/** Built code with the texts of one language. */
async function inLanguage(code: string, language: string): Promise<string> {
  if (!code.includes(LANGUAGE)) return code
  const chosen = code.replaceAll(LANGUAGE, JSON.stringify(language))
  const minified = await minify('chunk.js', chosen, { module: true, mangle: { toplevel: true } })
  const [error] = minified.errors
  if (error) throw new Error(`built code in ${language}: ${error.message}`)
  return minified.code
}
