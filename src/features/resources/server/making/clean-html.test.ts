import { describe, expect, it } from 'vitest'
import { cleanHtml, plainText, summaryOf } from './clean-html.ts'

describe('clean HTML', () => {
  it.each([
    [
      '<p>Cut <strong>on</strong> the <em>line</em>.</p>',
      '<p>Cut <strong>on</strong> the <em>line</em>.</p>',
    ],
    ['<h1>Title</h1><b>bold</b>', '<h3>Title</h3><strong>bold</strong>'],
    ['<ul><li><p>one</p></li></ul>', '<ul><li><p>one</p></li></ul>'],
    [
      '<a href="https://example.org/a?b=1&amp;c=2" onclick="x()" target="_blank">go</a>',
      '<a href="https://example.org/a?b=1&amp;c=2" rel="nofollow noopener">go</a>',
    ],
    ['<p style="color:red" class="x" id="y" onmouseover="x()">a</p>', '<p>a</p>'],
    ['just words & signs < >', 'just words &amp; signs &lt; &gt;'],
    ['<p>नमस्ते 👩🏽‍🏫</p>', '<p>नमस्ते 👩🏽‍🏫</p>'],
  ])('of %j is %j', (given, clean) => {
    expect(cleanHtml(given)).toBe(clean)
  })

  it.each([
    ['<script>alert(1)</script>a'],
    ['<img src=x onerror=alert(1)>a'],
    ['<a href="javascript:alert(1)">a</a>'],
    ['<a href="JaVa\tScript:alert(1)">a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>'],
    ['<a href="data:text/html,x">a</a>'],
    ['<a href="//example.org">a</a>'],
    ['<a href="/admin">a</a>'],
    ['<svg><script>alert(1)</script></svg>a'],
    ['<math><mtext></mtext><style><img src onerror=alert(1)></style></math>a'],
    ['<iframe src="https://example.org"></iframe>a'],
    ['<form><input name=x></form>a'],
    ['<style>*{display:none}</style>a'],
  ])('of %j is its word', (given) => {
    expect(cleanHtml(given)).toBe('a')
  })

  it('of nothing to be read is nothing', () => {
    expect(cleanHtml('<p></p>')).toBe('')
    expect(cleanHtml('<p><br></p><ul><li></li></ul>')).toBe('')
  })

  it('cleaned again stays as it is', () => {
    const clean = cleanHtml('<p>a &amp; b &lt;script&gt; <a href="http://example.org/">x</a></p>')
    expect(cleanHtml(clean)).toBe(clean)
  })
})

describe('plain text', () => {
  it('keeps words apart that stood in blocks, and signs as they were', () => {
    expect(plainText('<ul><li>one</li><li>two</li></ul><p>a &lt;b&gt; &amp;amp;<br />c</p>')).toBe(
      'one two a <b> &amp; c',
    )
  })
})

describe('the summary', () => {
  it('is the whole of a short text', () => {
    expect(summaryOf('<p>Short.</p>')).toBe('Short.')
  })

  it('of a long one ends between words', () => {
    const summary = summaryOf(`<p>${'word '.repeat(100)}</p>`)
    expect(summary).toMatch(/word…$/)
    expect(summary.length).toBeLessThanOrEqual(300)
  })

  it('never ends within a letter', () => {
    const family = '👨‍👩‍👧'
    const summary = summaryOf(family.repeat(400))
    expect(summary).toBe(`${family.repeat(299)}…`)
    expect(summaryOf('क्षि'.repeat(400))).toMatch(/^(क्षि)+…$/)
  })
})
