import { describe, expect, it } from 'vitest'
import { asBlocks } from './as-blocks.ts'

const plain = { is_strong: false, href: null }

describe('a legal text as blocks', () => {
  it('keeps headings, paragraphs, lists, strong words and links', () => {
    expect(asBlocks('## What we keep\n\n**Your name** and [more](/about).\n\n- one\n- two')).toEqual([
      { kind: 'heading', id: 'what-we-keep', text: 'What we keep' },
      {
        kind: 'paragraph',
        spans: [
          { ...plain, text: 'Your name', is_strong: true },
          { ...plain, text: ' and ' },
          { ...plain, text: 'more', href: '/about' },
          { ...plain, text: '.' },
        ],
      },
      { kind: 'list', items: [[{ ...plain, text: 'one' }], [{ ...plain, text: 'two' }]] },
    ])
  })

  it('gives Hindi headings an address of their own', () => {
    expect(asBlocks('## हम कौन हैं')).toEqual([{ kind: 'heading', id: 'हम-कौन-हैं', text: 'हम कौन हैं' }])
  })

  it.each([
    '<script>alert(1)</script>',
    'words <b>and</b> tags',
    '[press](javascript:alert(1))',
    '[press](//other.example)',
    '![picture](/x.png)',
    '> quoted',
  ])('refuses %j', (markdown) => {
    expect(() => asBlocks(markdown)).toThrow()
  })

  it('fills gaps with names as they are written, whatever they look like', () => {
    const values: Record<string, string> = { product: '*Pankh* <b>', email: '_team_@pankh.example' }
    const fillIn = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    expect(asBlocks('## About {product}\n\nWrite to [{email}](mailto:{email}).', fillIn)).toEqual([
      { kind: 'heading', id: 'about-pankh-b', text: 'About *Pankh* <b>' },
      {
        kind: 'paragraph',
        spans: [
          { ...plain, text: 'Write to ' },
          { ...plain, text: '_team_@pankh.example', href: 'mailto:_team_@pankh.example' },
          { ...plain, text: '.' },
        ],
      },
    ])
  })
})
