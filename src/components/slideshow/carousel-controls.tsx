import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { control, controls } from './carousel-controls.css'
import type { Slideshow } from './use-slideshow'

const Control = (props: ComponentProps<'button'>) => <button type="button" className={control} {...props} />

interface PauseProps {
  /** What is paused. */
  name: string
  isPlaying: boolean
  onToggle: () => void
}

/** The button that pauses a carousel. */
export const PauseControl = ({ name, isPlaying, onToggle }: PauseProps) => (
  <Control aria-label={`${isPlaying ? 'Pause' : 'Play'} ${name}`} onClick={onToggle}>
    {isPlaying ? <Pause /> : <Play />}
  </Control>
)

interface SlideProps {
  show: Slideshow
  name: string
  /** What each step shows. */
  step: string
}

/** The buttons that step through a slideshow and pause it. */
export const SlideControls = ({ show, name, step }: SlideProps) => (
  <div className={controls}>
    <Control aria-label={`Previous ${step}`} onClick={() => show.move(-1)}>
      <ChevronLeft />
    </Control>
    <PauseControl name={name} isPlaying={show.autoplay} onToggle={show.toggle} />
    <Control aria-label={`Next ${step}`} onClick={() => show.move(1)}>
      <ChevronRight />
    </Control>
  </div>
)
