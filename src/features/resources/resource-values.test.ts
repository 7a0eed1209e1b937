import { describe, expect, it } from 'vitest'
import { resourceAddress, titleInAddress } from './resource-card.contract.ts'

describe('a title in an address', () => {
  it.each([
    ['Brush your teeth!', 'brush-your-teeth'],
    ['  --  ', 'resource'],
    ['🧑‍🧑‍🧒', 'resource'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('%s is %s', (title, written) => {
    expect(titleInAddress(title)).toBe(written)
  })

  it('is cut between letters, whatever their width', () => {
    const title = `a${'𝐀'.repeat(60)}b`.repeat(3)
    expect([...decodeURIComponent(titleInAddress(title))].length).toBeLessThanOrEqual(80)
    expect(decodeURIComponent(titleInAddress('नींद और खेल'))).toBe('नींद-और-खेल')
  })

  it('stands before the id', () => {
    expect(resourceAddress({ id: 7, title: 'A b' }, '/edit')).toBe('/resource/a-b/7/edit')
  })
})
