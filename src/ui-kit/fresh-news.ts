import { useEffect, useEffectEvent } from 'react'

type Listener<News> = (news: News) => void

/**
 * What this tab has just changed, told to whatever shows it, however it was sent: by a press, a form, or after log-in
 * by what was held. On the server nobody listens.
 */
export function freshNews<News>() {
  const listeners = new Set<Listener<News>>()
  return {
    tell(news: News): void {
      for (const listener of listeners) listener(news)
    },
    useNews: (listener: Listener<News>): void => useListener(listeners, listener),
  }
}

function useListener<News>(listeners: Set<Listener<News>>, listener: Listener<News>): void {
  const listen = useEffectEvent(listener)
  useEffect(() => {
    const heard = (news: News) => listen(news)
    listeners.add(heard)
    return () => void listeners.delete(heard)
  }, [listeners])
}
