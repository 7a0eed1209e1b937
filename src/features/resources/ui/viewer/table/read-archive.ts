import { type Unzipped, unzip } from 'fflate'
import { readXml } from './read-xml.ts'

/** The parts of an Office file whose paths match. @throws if it isn't an archive */
export async function readArchive(file: Blob, paths: RegExp): Promise<Unzipped> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return await new Promise((resolve, reject) => {
    const filter = ({ name }: { name: string }) => paths.test(name)
    unzip(bytes, { filter }, (error, files) => (error ? reject(error) : resolve(files)))
  })
}

/** The paths of the parts that a part in this folder refers to, by their relation ids. */
export function readRelations(xml: string, folder: string): Map<string, string> {
  const paths = new Map<string, string>()
  readXml(xml, {
    open(name, { Id = '', Target = '', TargetMode = '' }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      paths.set(Id, decodeURI(new URL(Target, `file:///${folder}/`).pathname.slice(1)))
    },
  })
  return paths
}
