import { useEffect, useRef, useState } from 'react'

/**
 * The looping video behind the hero. Its poster paints with the page; the video comes after load, never for those who save data or
 * prefer no motion, and rests while it is out of view.
 */
export function HeroLoop({ className }: { className: string }) {
  return (
    <>
      <picture>
        <source srcSet="/video/hero-poster.avif" type="image/avif" />
        <img
          className={className}
          src="/video/hero-poster.webp"
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      {useWantsMotion() && <Loop className={className} />}
    </>
  )
}

function Loop({ className }: { className: string }) {
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const element = video.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(stayOnThePoster)
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <video ref={video} className={className} width={1280} height={720} muted loop playsInline>
      <source src="/video/hero.webm" type="video/webm" />
      <source src="/video/hero.mp4" type="video/mp4" />
    </video>
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
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}

const stayOnThePoster = () => {}
