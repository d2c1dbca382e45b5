import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { control, controls } from './carousel-controls.css'
import type { Slideshow } from './use-slideshow'

interface ControlProps {
  label: string
  onClick: () => void
  icon: ReactNode
}

const Control = ({ label, onClick, icon }: ControlProps) => (
  <button type="button" className={control} aria-label={label} onClick={onClick}>
    {icon}
  </button>
)

interface PauseProps {
  /** What is paused. */
  name: string
  isPlaying: boolean
  onToggle: () => void
}

/** The button that pauses a carousel. */
export const PauseControl = ({ name, isPlaying, onToggle }: PauseProps) => (
  <Control
    label={`${isPlaying ? 'Pause' : 'Play'} ${name}`}
    onClick={onToggle}
    icon={isPlaying ? <Pause /> : <Play />}
  />
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
    <Control label={`Previous ${step}`} onClick={() => show.move(-1)} icon={<ChevronLeft />} />
    <PauseControl name={name} isPlaying={show.autoplay} onToggle={show.toggle} />
    <Control label={`Next ${step}`} onClick={() => show.move(1)} icon={<ChevronRight />} />
  </div>
)
