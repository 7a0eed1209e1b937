import { expect, it } from 'vitest'
import { amplitudeProject } from './amplitude-project.ts'

it.each([
  'http://localhost:3000',
  'http://127.0.0.1:4173',
  'http://127.1.2.3',
  'http://[::1]:3000',
  'http://app.localhost',
  'https://pankh.test',
  'https://pankh.local',
  'https://test.pankh.example',
  'https://staging.pankh.example',
  'https://pankh-staging.example',
  'https://testing.pankh.example',
  'https://www.staging.pankh.example',
])('%s is for trials', (address) => {
  expect(amplitudeProject(address)).toBe('test')
})

it.each([
  'https://pankh.example',
  'https://latest.example',
  'https://contest.example',
  'https://locals.example',
  'https://127.0.0.1.example',
  'https://localhost.example',
])('%s is in earnest', (address) => {
  expect(amplitudeProject(address)).toBe('production')
})
