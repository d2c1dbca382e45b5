import { useEffect, useRef, useState } from 'react'
import { PauseControl } from '~/components/slideshow/carousel-controls'
import { useInView } from '~/hooks/use-in-view'
import { prefersReducedMotion } from '~/lib/reduced-motion'
import { whenLoaded } from '~/lib/when-idle'
import { useToken } from '~/session/session'
import { savesData } from '~/ui/save-data'
import * as styles from './hero-video.css'

/**
 * The arena behind the hero. For members it moves (docs/decisions/home.md): the video loads once the page has loaded and the browser
 * is idle, but not with Save-Data, a slow connection or reduced motion. It pauses while it's out of view, and can be stopped.
 */
export function HeroVideo() {
  const playsVideo = usePlaysVideo()
  return (
    <>
      <picture>
        <source srcSet="/video/hero-poster-upright.avif" type="image/avif" media="(max-aspect-ratio: 9/16)" />
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
      {playsVideo && <LoopingVideo />}
    </>
  )
}

function LoopingVideo() {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(true)
  const inView = useInView(video)

  useEffect(() => {
    const element = video.current
    if (!element || !isPlaying || !inView) return
    element.play().catch(ignorePlayError)
    return () => element.pause()
  }, [isPlaying, inView])

  return (
    <>
      <video ref={video} className={styles.arena} width={1280} height={720} muted loop playsInline>
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
      </video>
      <div className={styles.pause}>
        <PauseControl name="background video" isPlaying={isPlaying} onToggle={() => setPlaying(!isPlaying)} />
      </div>
    </>
  )
}

/** Whether a member's page has loaded and the browser is idle. Always false with reduced motion, Save-Data or a slow connection. */
function usePlaysVideo(): boolean {
  const isMember = useToken() !== null
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    if (!isMember || prefersReducedMotion() || savesData || isSlow()) return
    return whenLoaded(() => setIdle(true))
  }, [isMember])

  return isMember && isIdle
}

const ignorePlayError = () => {}

/** Whether the connection is known to be slower than a good mobile one; only some browsers report it. */
const isSlow = () => /[23]g/.test(navigator.connection?.effectiveType ?? '')
