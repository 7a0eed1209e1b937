import { expect, it } from 'vitest'
import { programAddress, programThanksAddress } from './program-address.contract.ts'

it.each([
  ['Inclusive classroom', 'inclusive-classroom'],
  ['../../admin', 'admin'],
  ['???', 'program'],
])('%s is %s', (title, name) => {
  expect(programAddress({ id: 7, title })).toBe(`/certificate-programs/details/${name}/7`)
  expect(programThanksAddress({ id: 7, title })).toBe(`/certificate-programs/thank-you/${name}/7`)
})
