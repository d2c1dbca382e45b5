import type { Sitter } from './rig'

/** What is worn on the head: behind it and over it. */
export interface Headgear {
  /** How high it stands, where a headset's band runs. */
  top: number
  back?: string
  front: string
  /** How much hair is seen: none, the short hair at the sides, or all of it. */
  hair: 'none' | 'sides' | 'all'
}

export type DrawHeadgear = (c: Sitter) => Headgear

export type DrawPart = (c: Sitter) => string

export type DrawHeadset = (c: Sitter, top: number) => string
