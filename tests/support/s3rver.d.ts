/** The package comes without types: only what the tests use. */
declare module 's3rver' {
  interface Options {
    directory: string
    address: string
    port: number
    silent: boolean
    configureBuckets: { name: string; configs: string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
