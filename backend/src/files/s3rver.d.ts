/** The part of the S3 server for tests that they use; it brings no types of its own. */
declare module '@20minutes/s3rver' {
  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
