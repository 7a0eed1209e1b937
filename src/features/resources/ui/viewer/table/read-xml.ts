import { Parser } from 'saxen'

interface Heard {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** Parses XML once from start to end; names are passed without prefix. @throws if it isn't XML */
export function readXml(xml: string, { open, text, close }: Heard): void {
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) => {
    const given = Object.entries(attributes()).map(([key, value]) => [plain(key), decode(value)])
    open?.(plain(name), Object.fromEntries(given))
  })
  parser.on('text', (words, decode) => text?.(decode(words)))
  parser.on('cdata', (words) => text?.(words))
  parser.on('closeTag', (name) => close?.(plain(name)))
  parser.parse(xml)
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)
