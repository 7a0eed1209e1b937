import fs from 'node:fs'

const MESSAGE = /[/\\]messages\.gen[/\\]messages[/\\]\w+\.js$/
const INPUT = /\$\{(i\?\.\w+)\}/g

/**
 * What a message says of its inputs: a name that may run from right to left is set apart from the words around it
 * (Unicode Standard Annex 9, first strong isolate), so that they and their numbers keep their places. All other inputs
 * are said as they are. Fields take out what turns the direction of text (`contract/fields.ts`), names of files too
 * (`uploads/server/clean-file-name.ts`); a message that is kept, or names a file, goes through `withoutTurns`.
 */
export const setApartFile = `const fromRight = /[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\ud802\\ud803\\ud83a\\ud83b]/
export const setApart = (input) => fromRight.test(input) ? '\\u2068' + input + '\\u2069' : input
`

/** The source of a compiled message whose inputs are set apart. */
export function inputsSetApart(code: string): string {
  const apart = code.replace(INPUT, (_, input) => `\${setApart(${input})}`)
  if (apart === code) return code
  return `import { setApart } from '../set-apart.js';\n${apart}`
}

/** The file system for Paraglide, which has no other place to change what it writes. */
export const fileSystem = {
  ...fs,
  promises: {
    ...fs.promises,
    writeFile: (file: string, text: string | NodeJS.ArrayBufferView) =>
      fs.promises.writeFile(file, MESSAGE.test(file) ? inputsSetApart(String(text)) : text),
  },
}
