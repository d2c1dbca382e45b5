import { medals, placement } from './placement.css'

/** A place as sent ("1st", "6th - 7th", "DQ"), in the colour of its medal: champion gold, runner grey, third orange (specification 9). */
export function Placement({ place }: { place: string }) {
  return <span className={`${placement} ${medals[toMedal(place)]}`}>{place}</span>
}

function toMedal(place: string): 'gold' | 'silver' | 'bronze' | 'none' {
  if (/^(1st|champion|winner)/i.test(place)) return 'gold'
  if (/^(2nd|runner)/i.test(place)) return 'silver'
  return /^3rd/i.test(place) ? 'bronze' : 'none'
}
