import { describe, expect, it } from 'vitest'
import { nameInAddress } from './name-in-address.ts'

const named = (name: string) => decodeURIComponent(nameInAddress(name, 'resource'))

describe('a name in an address', () => {
  it.each([
    ['Sensory play: a start', 'sensory-play-a-start'],
    ['What I’d wish, “truly”?', 'what-id-wish-truly'],
    ['Café', 'cafe'],
    ['बच्चे के पहले शब्द', 'बच्चे-के-पहले-शब्द'],
    ['../../admin', 'admin'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['  --  ', 'resource'],
    ['🧑‍🧑‍🧒', 'resource'],
  ])('%s is %s', (name, written) => {
    expect(named(name)).toBe(written)
  })

  it('is cut between letters, whatever their width', () => {
    expect([...named('a'.repeat(79) + '𐐨'.repeat(60))]).toHaveLength(80)
    expect(named(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
  })
})
