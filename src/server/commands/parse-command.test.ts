import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parseCommand } from './parse-command.ts'

it.each([
  ['grant Asha@Example.org', { name: 'grant', email: 'asha@example.org' }],
  ['revoke asha@example.org', { name: 'revoke', email: 'asha@example.org' }],
  ['backup of-today.tar', { name: 'backup', file: resolve('of-today.tar') }],
  ['restore of-today.tar', { name: 'restore', file: resolve('of-today.tar'), replaces: false }],
  ['restore of-today.tar --replace', { name: 'restore', file: resolve('of-today.tar'), replaces: true }],
  ['move --to postgres://host/pankh', { name: 'move', to: 'postgres://host/pankh' }],
])('understands %s', (typed, command) => {
  expect(parseCommand(typed.split(' '))).toEqual(command)
})

it.each([
  '',
  'grant',
  'backup',
  'backup one.tar two.tar',
  'backup one.tar --replace',
  'restore one.tar --force',
  'restore --replace',
  'move',
  'move --to mysql://host/pankh',
  'delete everything',
])('does nothing for %j', (typed) => {
  expect(parseCommand(typed.split(' ').filter(Boolean))).toBeUndefined()
})
