import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isRecord } from '~/lib/is-record'
import * as styles from './hero-loop.css'

/**
 * The looping video behind the hero. Its poster paints with the page; the video comes after load, never for those who save data or
 * prefer no motion, rests while it is out of view, and can be stopped.
 */
export function HeroLoop() {
  const wantsMotion = useWantsMotion()
  return (
    <>
      <picture>
        <source srcSet="/video/hero-poster.avif" type="image/avif" />
        <img
          className={styles.arena}
          src="/video/hero-poster.webp"
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      {wantsMotion && <Loop />}
    </>
  )
}

function Loop() {
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setWanted] = useState(true)

  useEffect(() => {
    const element = video.current
    if (!element || !isWanted) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(stayOnThePoster)
      else element.pause()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [isWanted])

  return (
    <>
      <video ref={video} className={styles.arena} width={1280} height={720} muted loop playsInline>
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        className={styles.button}
        aria-label={isWanted ? 'Pause background video' : 'Play background video'}
        onClick={() => setWanted(!isWanted)}
      >
        {isWanted ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
    </>
  )
}

/** False until the page has loaded, and for good where motion or data are to be spared. */
function useWantsMotion(): boolean {
  const [wanted, setWanted] = useState(false)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches || savesData()) return
    const want = () => setWanted(true)
    if (document.readyState === 'complete') want()
    else window.addEventListener('load', want, { once: true })
    return () => window.removeEventListener('load', want)
  }, [])

  return wanted
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return isRecord(connection) && connection.saveData === true
}

const stayOnThePoster = () => {}
