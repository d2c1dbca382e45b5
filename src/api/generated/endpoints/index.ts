export * from './auth/auth';
export * from './players/players';
