import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes.ts'

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"

describe('the hashes of inline scripts', () => {
  it('are those that a browser computes', () => {
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([ALERT])
  })

  it('come for every inline script, whatever its attributes, each once', () => {
    const html = `<SCRIPT type="module" id="a">alert(1)</SCRIPT><script>alert(1)</script><script>\nlet a = 1 < 2\n</script>`
    const hashes = inlineScriptHashes(html)
    expect(hashes).toHaveLength(2)
    expect(hashes[0]).toBe(ALERT)
  })

  it('leave out scripts from files', () => {
    expect(
      inlineScriptHashes('<script src="/a.js"></script><script type="module" src="/b.js"></script>'),
    ).toEqual([])
    expect(inlineScriptHashes('<p>no script</p>')).toEqual([])
  })

  it('differ by a single space', () => {
    expect(inlineScriptHashes('<script> alert(1)</script>')).not.toEqual([ALERT])
  })
})
