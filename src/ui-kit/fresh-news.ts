import { useEffect, useEffectEvent } from 'react'

type Listener<News> = (news: News) => void

/**
 * Announces a change in this tab to everything that shows it, whether it came from a press, a form or a pending action
 * after log-in. On the server nobody listens.
 */
export function freshNews<News>() {
  const listeners = new Set<Listener<News>>()
  return {
    publish(news: News): void {
      for (const listener of listeners) listener(news)
    },
    useNews: (listener: Listener<News>): void => useListener(listeners, listener),
  }
}

function useListener<News>(listeners: Set<Listener<News>>, listener: Listener<News>): void {
  const listen = useEffectEvent(listener)
  useEffect(() => {
    const onNews = (news: News) => listen(news)
    listeners.add(onNews)
    return () => void listeners.delete(onNews)
  }, [listeners])
}
