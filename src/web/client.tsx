import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadOnceOnFailedChunk } from './failed-chunk.ts'
import { getRouter } from './router.tsx'

reloadOnceOnFailedChunk()
const router = getRouter()
startTransition(() => {
  // Start's own client would bring the serializer of server functions along, which Pankh has none of: 10 kB.
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
