import { describe, expect, it } from 'vitest'
import { asHtml, asPlainText } from './rich-text-words.ts'

describe('plain words as HTML', () => {
  it.each([
    ['', ''],
    ['  \n ', ''],
    ['One line.', '<p>One line.</p>'],
    ['First.\n\nSecond,\nits next line.', '<p>First.</p><p>Second,<br>its next line.</p>'],
    ['First.\r\n\r\nSecond.', '<p>First.</p><p>Second.</p>'],
    ['5 < 6 & 7 > 2', '<p>5 &lt; 6 &amp; 7 &gt; 2</p>'],
    ['<p>Is <strong>HTML</strong>.</p>', '<p>Is <strong>HTML</strong>.</p>'],
  ])('%j is %j', (text, html) => expect(asHtml(text)).toBe(html))
})

describe('HTML as it stands in a plain field', () => {
  it.each([
    ['', ''],
    ['<p>First.</p><p>Second,<br>its next line.</p>', 'First.\n\nSecond,\nits next line.'],
    ['<p>5 &lt; 6 &amp; 7</p>', '5 < 6 & 7'],
    ['<p>A <strong>bold</strong> word</p>', '<p>A <strong>bold</strong> word</p>'],
    ['<ul><li>one</li></ul>', '<ul><li>one</li></ul>'],
    ['words before <p>a</p>', 'words before <p>a</p>'],
  ])('%j is %j', (html, text) => expect(asPlainText(html)).toBe(text))

  it('comes back as it was', () => {
    for (const html of ['<p>A &amp; b</p><p>c<br>d &lt; e</p>', '<p>c &lt;em&gt; d</p>']) {
      expect(asHtml(asPlainText(html))).toBe(html)
    }
  })
})
