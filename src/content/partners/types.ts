/** A partner of the platform with its logo in one colour (specification 3, "Partner logo"). */
export interface Partner {
  name: string
  logoUrl: string
  website: string
}
