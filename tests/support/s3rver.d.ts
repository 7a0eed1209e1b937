/** The package has no types: these are the ones that the tests use. */
declare module 's3rver' {
  interface Options {
    directory: string
    address: string
    port: number
    silent: boolean
    configureBuckets: { name: string; configs: string[] }[]
  }
  export type Middleware = (
    context: {
      query: { uploadId?: string; partNumber?: string }
      method: string
      req: import('node:http').IncomingMessage
      status: number
      body: unknown
    },
    next: () => Promise<void>,
  ) => Promise<void>
  export default class S3rver {
    constructor(options: Options)
    middleware: Middleware[]
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
