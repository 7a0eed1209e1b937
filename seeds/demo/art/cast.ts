import { HAIR, P, SKINS } from './palette.ts'
import type { Person } from './person.ts'

type Known = Omit<Person, 'at'>

/** Those who come again and again, so that the pictures are of one place. Children first. */
export const asha: Known = {
  skin: SKINS[2],
  hair: 'braids',
  cloth: P.coral,
  top: P.marigold,
  bottom: P.plum,
  isChild: true,
  has: ['hearing aid'],
}
export const kabir: Known = { skin: SKINS[4], hair: 'curly', top: P.coral, bottom: P.deep, isChild: true }
export const zoya: Known = {
  skin: SKINS[0],
  hair: 'bob',
  hairColour: HAIR.brown,
  top: P.violet,
  isChild: true,
  wears: 'dress',
  has: ['glasses'],
}
export const arjan: Known = {
  skin: SKINS[1],
  hair: 'patka',
  cloth: P.marigold,
  top: P.teal,
  bottom: P.deep,
  isChild: true,
}
export const tara: Known = {
  skin: SKINS[3],
  hair: 'pony',
  cloth: P.marigold,
  top: P.green,
  bottom: P.plum,
  isChild: true,
}
export const dev: Known = { skin: SKINS[2], hair: 'short', top: P.white, bottom: P.peacock, isChild: true }
export const meher: Known = {
  skin: SKINS[3],
  hair: 'bob',
  top: P.peach,
  bottom: P.teal,
  isChild: true,
  has: ['dark glasses'],
}
export const baby: Known = {
  skin: SKINS[2],
  hair: 'short',
  hairColour: HAIR.brown,
  top: P.butter,
  bottom: P.butter,
  isChild: true,
}

export const rohan: Known = { skin: SKINS[3], hair: 'parted', top: P.teal, bottom: P.ink }
export const ira: Known = { skin: SKINS[1], hair: 'pony', cloth: P.coral, top: P.coral, bottom: P.deep }

export const mother: Known = { skin: SKINS[2], hair: 'long', top: P.coral, bottom: P.plum, wears: 'kurta' }
export const father: Known = {
  skin: SKINS[3],
  hair: 'short',
  top: P.white,
  bottom: P.slate,
  has: ['moustache'],
}
export const abbu: Known = {
  skin: SKINS[1],
  hair: 'short',
  top: P.mint,
  bottom: P.green,
  wears: 'kurta',
  has: ['beard'],
}
export const nani: Known = {
  skin: SKINS[2],
  hair: 'bun',
  hairColour: HAIR.grey,
  top: P.leaf,
  bottom: P.marigold,
  wears: 'sari',
  has: ['glasses', 'bindi'],
}
export const dada: Known = {
  skin: SKINS[1],
  hair: 'bald',
  hairColour: HAIR.grey,
  top: P.cream,
  bottom: P.wood,
  wears: 'kurta',
  has: ['moustache'],
}
export const teacher: Known = {
  skin: SKINS[3],
  hair: 'bun',
  top: P.peacock,
  bottom: P.coral,
  wears: 'sari',
  has: ['bindi'],
}
export const farah: Known = {
  skin: SKINS[1],
  hair: 'scarf',
  cloth: P.teal,
  top: P.plum,
  bottom: P.ink,
  wears: 'kurta',
  sleeves: 'long',
}
export const sardar: Known = {
  skin: SKINS[1],
  hair: 'turban',
  cloth: P.plum,
  top: P.peacock,
  bottom: P.ink,
  has: ['beard'],
}
export const therapist: Known = {
  skin: SKINS[4],
  hair: 'parted',
  top: P.green,
  bottom: P.ink,
  has: ['glasses'],
}
