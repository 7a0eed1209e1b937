import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The test file of EICAR, in two parts, so that scanners on this machine don't find it in this source. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** A clamd that knows only EICAR. While `mood` has an `answer`, it gives that answer for every file. */
export async function startClamd(mood: { answer?: string | undefined } = {}) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined)
    listen(socket, mood.answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: { host: '127.0.0.1', port },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function listen(socket: Socket, answer: string | undefined): void {
  let sent = Buffer.alloc(0)
  socket.on('data', (piece) => {
    sent = Buffer.concat([sent, piece])
    if (sent.equals(Buffer.from('zPING\0'))) socket.end('PONG\0')
    const said = saidOf(sent)
    if (said) socket.end(answer ?? said)
  })
}

/** Undefined until the stream has ended. */
function saidOf(sent: Buffer): string | undefined {
  const command = 'zINSTREAM\0'
  if (!sent.toString('latin1').startsWith(command)) return undefined
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) {
      return Buffer.concat(pieces).includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
    }
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
