import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface SymbolSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

/** Each file with such a symbol says so (the set's licence asks for it). */
export const SYMBOL_CREDIT = 'Symbols: OpenMoji, openmoji.org, CC BY-SA 4.0'

let set: SymbolSet | undefined

function symbolSet(): SymbolSet {
  const path = fileURLToPath(import.meta.resolve('@iconify-json/openmoji/icons.json'))
  set ??= JSON.parse(readFileSync(path, 'utf8')) as SymbolSet
  return set
}

/**
 * A symbol of OpenMoji by its name, as SVG. People have a brown skin where the set has one.
 * @throws for a name that the set lacks
 */
export function symbolSvg(name: string, { isGrey = false }: { isGrey?: boolean } = {}): string {
  const { icons, aliases = {} } = symbolSet()
  const body = [`${name}-medium-skin-tone`, name, aliases[name]?.parent ?? '']
    .map((one) => icons[one]?.body)
    .find((one) => one !== undefined)
  if (body === undefined) throw new Error(`OpenMoji has no symbol named ${name}`)
  const drawn = isGrey ? body.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi, greyOf) : body
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72">${drawn}</svg>`
}

/** As light as the colour is to the eye. */
function greyOf(colour: string): string {
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
  const part = (from: number) => Number.parseInt(long.slice(from, from + 2), 16)
  const light = Math.round(0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5))
  return `#${light.toString(16).padStart(2, '0').repeat(3)}`
}
